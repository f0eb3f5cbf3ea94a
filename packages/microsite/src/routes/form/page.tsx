import { StoryFormPage } from '@tamarack-lowe/pages/forms';
import { storePreferredForm } from '../../client/router/preferredForm.ts';
import { useMetAuthor } from '../../client/router/useMetPerson.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { definePage } from '../route.ts';
import type { FormData } from './data.server.ts';

function Form({ data: { story, ...page } }: { data: FormData }) {
  const { storage } = useSite();
  useMetAuthor(story);
  return <StoryFormPage {...page} onForm={({ form }) => storePreferredForm(storage, form)} />;
}

/** A story in another form than its own page. */
export const page = definePage<FormData>({ metadata: { page: 'static' }, Component: Form });
