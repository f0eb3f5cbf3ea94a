/** The pages, parts and blocks that the config of a site brings; made by the plugin `siteModules` of the build. */
declare module 'virtual:microsite/pages' {
  import type { ComponentType } from 'react';

  export const ownPages: readonly {
    path?: string;
    page?: string;
    load?: (context: object) => object;
    Component?: ComponentType<object>;
    styles?: string;
    open?: () => Promise<ComponentType<object>>;
    head?: (data: object) => { title: string; description?: string };
    card?: (data: object) => { headline: string; photo: string };
  }[];
  export const ownParts: Readonly<Record<string, ComponentType<object & { Default: unknown }> | undefined>>;
  export const ownBlocks: Readonly<
    Record<string, { Component: ComponentType<object & { Default?: unknown }> }>
  >;
}
