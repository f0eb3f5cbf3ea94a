import type { Section } from '@tamarack-lowe/content-model';

/** The addresses that the specification promises. Other sites link to them, so none may go away. */
export const PROMISED_STORIES: Record<Section, readonly string[]> = {
  discover: [
    'unique-career-journey',
    'commitment-to-flexibility',
    'coaching-culture',
    'your-cpa-journey',
    'holistic-well-being',
    'belonging',
    'authentic-connection-and-trust',
    'award-wining-culture',
    'our-people',
    'connect-and-learn-globally',
  ],
  recruit: [
    'your-application',
    'human-connection-over-ai',
    'our-assessment-process',
    'your-interview-experience',
    'authentic-connection-and-trust',
    'personalized-feedback',
    'we-are-listening',
    'our-diverse-backgrounds',
    '$$$',
    'a-place-to-belong',
    'create-your-own-story',
    // Twelve circles, eleven listed slugs: the twelfth is ours.
    'meet-your-recruiter',
  ],
};

export const PROMISED_RESOURCES = [
  'resume-tips',
  'interview-prep',
  'after-the-interview',
  'campus-events',
  'digital-interviewing',
  'our-process',
  'cpa-support',
] as const;

/** Addresses of the slides, in order. */
export const PROMISED_SLIDES: Record<Section, readonly string[]> = {
  discover: [
    '/grow-together',
    '/discover-purpose-driven',
    '/discover-a-place-to-belong',
    '/discover-your-best-self',
    '/discover-what-success-looks-like',
    '/discover-your-story',
  ],
  recruit: ['/how-we-recruit-1', '/how-we-recruit-2'],
};

/** People on the page of the talent team. */
export const TEAM_SIZE = 20;

/** The recruit group that holds one story more for experienced hires: the third. */
export const EXTRA_STORY_TOPIC = 'courage-to-grow';
