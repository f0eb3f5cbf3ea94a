declare module 'virtual:storybook/content' {
  /** Content that pages load at build, in each language. */
  export const content: Awaited<
    ReturnType<typeof import('../.storybook/content/readContent.ts').readContent>
  >;
}

declare module 'virtual:storybook/french' {
  /** French translations of labels and slides, by the English phrase or line. */
  export const french: Readonly<Record<string, string>>;
}

declare module 'virtual:storybook/sizes' {
  /** Bytes of each entry point of ui, minified and gzipped, without React and Motion. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:storybook/norrbeck' {
  /** Content of the second firm's site, in each language. */
  export const norrbeck: Awaited<
    ReturnType<typeof import('../.storybook/content/openLanguage.ts').readNorrbeck>
  >;
}
