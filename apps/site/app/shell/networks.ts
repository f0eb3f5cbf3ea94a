import { brand } from '@tamarack-lowe/stories';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import marks from './social-marks.svg?url';

/** Our pages on other networks; their marks lie in a file, so that no page carries them. */
export const networks: SocialNetwork[] = brand.social.map((each) => ({
  ...each,
  mark: `${marks}#${each.network}`,
}));
