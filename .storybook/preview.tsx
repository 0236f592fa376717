import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import 'react-mcp-elicitation/styles.css';
import './preview.css';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
});
