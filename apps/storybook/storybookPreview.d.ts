/** The parts of Storybook's preview that tests use. */
interface StorybookPreview {
  currentRender?: {
    phase?: string;
    story?: { storyGlobals?: { viewport?: { value?: string } } };
  };
  channel?: { emit: (event: string, payload: object) => void };
}

interface Window {
  __STORYBOOK_PREVIEW__?: StorybookPreview;
}
