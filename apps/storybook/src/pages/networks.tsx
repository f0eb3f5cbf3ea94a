import { brand } from '@tamarack-lowe/stories';
import { Icon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';

/** The firm's pages on other networks, with the kit's own marks. */
export const networks: SocialNetwork[] = brand.social.map((each) => ({
  ...each,
  mark: <Icon name={each.network} size={22} />,
}));
