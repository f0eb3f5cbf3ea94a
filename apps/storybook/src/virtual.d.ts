declare module 'virtual:workshop/content' {
  /** Content that pages read at build, in each language. */
  export const content: Awaited<
    ReturnType<typeof import('../.storybook/doors/readWorkshop.ts').readWorkshop>
  >;
}

declare module 'virtual:workshop/french' {
  /** The French of labels and slides, by the English phrase or line. */
  export const french: Readonly<Record<string, string>>;
}

declare module 'virtual:workshop/sizes' {
  /** Bytes of each door of the kit, minified and gzipped, without React and Motion. */
  export const sizes: Readonly<Record<string, number>>;
}
