const domainsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** See `Names`. */
export const published = domainsIn(
  'bandcamp.com blogger.com fandom.com freshdesk.com jotform.com livejournal.com medium.com ondemand.com openshiftapps.com ' +
    'retool.com squarespace.com statuspage.io substack.com tistory.com tumblr.com typeform.com weebly.com wixsite.com ' +
    'wordpress.com zendesk.com',
);

/** See `Names`. */
export const leased = domainsIn(
  'atlassian.net auth0.com dynamics.com force.com freshdesk.com okta.com retool.com sharepoint.com statuspage.io zendesk.com',
);

/** See `Names`. */
export const publishers = domainsIn(
  'britannica.com economist.com elsevier.com jstor.org nytimes.com sciencedirect.com springer.com wsj.com',
);

/** A star stands for any label. */
const pages =
  'docs.google.com/ drive.google.com/ script.google.com/ sites.google.com/ forms.gle/ ' +
  'storage.googleapis.com/ firebasestorage.googleapis.com/ raw.githubusercontent.com/ ' +
  'forms.office.com/ sway.office.com/ forms.cloud.microsoft/ sway.cloud.microsoft/ customervoice.microsoft.com/ ' +
  'form.jotform.com/ telegra.ph/ ipfs.io/ipfs/ gateway.pinata.cloud/ipfs/ *.backblazeb2.com/file/ app.box.com/s/ ' +
  'gamma.app/docs/ www.canva.com/design/ new.express.adobe.com/webpage/ claude.ai/public/';

/** See `Names`. */
export const isAnyonesPage = (place: string): boolean => anyonesPage.test(place);

const anyonesPage = new RegExp(
  `^(?:${pages.replace(/\./g, '\\.').replace(/\*/g, '[^./]+').replace(/ /g, '|')})`,
);
