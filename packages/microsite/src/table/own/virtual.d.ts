/** The pages that the config of a site adds; made by the plugin `ownPages` of the build. */
declare module 'virtual:microsite/pages' {
  import type { ComponentType } from 'react';

  export const ownPages: readonly {
    path: string;
    load?: (context: object) => object;
    Component: ComponentType<object>;
    head?: (data: object) => { title: string; description?: string };
  }[];
}
