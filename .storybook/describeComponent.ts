interface Documented {
  readonly __docgenInfo?: { readonly description?: string };
}

/** A component's doc comment, with its example as code. Storybook takes the example's JSX for HTML and drops it. */
export const describeComponent = (component: Documented | undefined): string =>
  (component?.__docgenInfo?.description ?? '').replace(
    /\n@example\n([^]*)$/,
    (_, example: string) => `\n\`\`\`tsx\n${example.trim()}\n\`\`\``,
  );
