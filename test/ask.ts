/** What a schema and its request may say beside the properties. */
interface More {
  readonly message?: string;
  readonly required?: readonly string[];
}

/** Params of a form-mode request. */
export const ask = (properties: object, { message = 'Please', ...more }: More = {}) => ({
  message,
  requestedSchema: { type: 'object' as const, properties, ...more },
});

/** Params of a URL-mode request. */
export const askForUrl = (url: string, elicitationId?: string) => ({
  mode: 'url' as const,
  message: 'Connect your account.',
  url,
  ...(elicitationId !== undefined && { elicitationId }),
});
