declare module 'virtual:workshop/content' {
  /** What pages read at build besides the deck. */
  export const content: ReturnType<
    typeof import('../.storybook/doors/readWorkshopContent.ts').readWorkshopContent
  >;
}

declare module 'virtual:workshop/sizes' {
  /** Bytes of each door of the kit, minified and gzipped, without React and Motion. */
  export const sizes: Readonly<Record<string, number>>;
}
