const domainsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const published = domainsIn(
  'bandcamp.com blogger.com fandom.com freshdesk.com jotform.com livejournal.com medium.com ondemand.com openshiftapps.com ' +
    'retool.com squarespace.com statuspage.io substack.com tistory.com tumblr.com typeform.com weebly.com wixsite.com ' +
    'wordpress.com zendesk.com',
);

export const leased = domainsIn(
  'atlassian.net auth0.com dynamics.com force.com freshdesk.com okta.com retool.com sharepoint.com statuspage.io zendesk.com',
);

/** A star stands for any label, or part of a path, and a slash with `?` for one that may be left out. */
const pages =
  'docs.google.com/ drive.google.com/ script.google.com/ sites.google.com/ forms.gle/ ' +
  'storage.googleapis.com/ firebasestorage.googleapis.com/ raw.githubusercontent.com/ ' +
  'forms.office.com/ sway.office.com/ forms.cloud.microsoft/ sway.cloud.microsoft/ customervoice.microsoft.com/ ' +
  'form.jotform.com/ telegra.ph/ ipfs.io/ipfs/ gateway.pinata.cloud/ipfs/ *.backblazeb2.com/file/ app.box.com/s/ ' +
  'gamma.app/docs/ www.canva.com/design/ new.express.adobe.com/webpage/ claude.ai/public/';

const devices =
  '*/login/device */oauth/device */o/oauth2/device */*/oauth2/deviceauth */codex/device */oauth20_remoteconnect.srf ' +
  'microsoft.com/device microsoft.com/devicelogin microsoft.com/link aka.ms/devicelogin google.com/device ' +
  'device.sso.*.amazonaws.com awsapps.com/start/?#/device salesforce.com/setup/connect ' +
  'auth0.com/activate okta.com/activate';

const oneOf = (places: string): string =>
  `(?:${places.replace(/\./g, '\\.').replace(/\*/g, '[^/]{1,63}').replace(/ /g, '|')})`;

export const anyonesPage = new RegExp(`^${oneOf(pages)}`);

/** The address of any such page may have the code in it (RFC 8628, section 3.3.1). */
export const devicePage = new RegExp(
  `(?:^|//)(?:[^/]+\\.)?${oneOf(devices)}(?![\\w-])|[?&](?:user_code|(?<=/(?:activate|device)\\?)userCode)=\\w{4}-?\\w{4}`,
  'i',
);
