import type { ReactNode } from 'react';
import { exampleNetworks } from '../examples/exampleMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { SocialRing, type SocialRingProps } from './SocialRing.tsx';

const Night = ({ children }: { children: ReactNode }) => (
  <div data-gt-scheme="night" style={{ overflow: 'clip', padding: 24 }}>
    {children}
  </div>
);

export default {
  title: 'Page/Social ring',
  component: SocialRing,
  args: { networks: exampleNetworks, newTabLabel: '(opens in a new tab)', 'aria-label': 'Follow us' },
  render: (props: SocialRingProps) => (
    <Night>
      <SocialRing {...props} />
    </Night>
  ),
};

export const Default = {};
export const OtherAngles = { args: { angles: { start: 150, step: 40 } } };
export const Row = {
  render: () => (
    <SocialLinks networks={exampleNetworks} newTabLabel="(opens in a new tab)" aria-label="Follow us" />
  ),
};
