import { SkipLink } from './SkipLink.tsx';

export default { title: 'Page/Skip link', component: SkipLink };

/** Press Tab to see it. */
export const Default = {
  render: () => (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <main id="main" tabIndex={-1}>
        <p>Press Tab.</p>
      </main>
    </>
  ),
};
