import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For `shouldRevalidate`: a built page knows nothing new when only the filter in its address changes. */
export function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
