import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { languages } from '../tools/build/languagesPlugin.ts';

/** One Storybook for the component library and the screens of both apps. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    // Tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    { from: '../apps/admin/public/login.avif', to: '/login.avif' },
    { from: '../apps/admin/public/favicon.svg', to: '/favicon.svg' },
    // The fonts of Storybook's own interface; stories load the theme's.
    { from: '../packages/ui/src/theme/inter', to: '/inter' },
    // The pages link to their sources.
    ...['packages/ui/src', 'apps/admin/src', 'apps/public/src'].map((folder) => ({
      from: `../${folder}`,
      to: `/sources/${folder}`,
    })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(viteConfig) {
    return {
      ...viteConfig,
      plugins: [languages('apps/admin', 'apps/public'), ...(viteConfig.plugins ?? []), vanillaExtractPlugin()],
      // Stories fail on React's warnings, which its production build omits.
      define: { ...viteConfig.define, 'process.env.NODE_ENV': JSON.stringify('development') },
      build: { ...viteConfig.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    };
  },
};

export default config;
