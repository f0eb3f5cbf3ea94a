/** The form in which the visitor reads stories, kept on the device. Nothing leaves it. */
import type { Site, StoryForm } from '@tamarack-lowe/content-model';

type Names = Pick<Site['storage'], 'form'>;

/** Keeps a form for the next stories; null forgets it. Where storage is blocked, only this story has the form. */
export function storePreferredForm({ form: key }: Names, form: StoryForm | null): void {
  try {
    if (form === null) localStorage.removeItem(key);
    else localStorage.setItem(key, form);
  } catch {
    // Blocked or full: the links to the forms still work.
  }
}

/** Returns the link to the form that the visitor prefers, among those that a story has; undefined for the story as it is. */
export function preferredForm<Link extends { form: StoryForm }>(
  { form: key }: Names,
  links: readonly Link[] = [],
): Link | undefined {
  try {
    const stored = localStorage.getItem(key);
    return links.find(({ form }) => form === stored);
  } catch {
    return undefined;
  }
}
