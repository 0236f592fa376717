const domainsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** See `Names`. */
export const published = domainsIn(
  'bandcamp.com blogger.com fandom.com freshdesk.com jotform.com livejournal.com medium.com retool.com squarespace.com ' +
    'statuspage.io substack.com tistory.com tumblr.com typeform.com weebly.com wixsite.com wordpress.com zendesk.com',
);

/** See `Names`. */
export const leased = domainsIn(
  'atlassian.net auth0.com force.com freshdesk.com okta.com retool.com sharepoint.com statuspage.io zendesk.com',
);
