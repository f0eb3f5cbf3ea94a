import { useId, useRef, useState } from 'react';
import type { Choices, ItemKind, Json } from '../../protocol.ts';
import { Refused } from '../api.ts';
import { DialogActions } from '../app/buttons.tsx';
import { useDesk } from '../app/DeskContext.tsx';
import { hrefOf } from '../app/screens.ts';
import { useWords, type WordKey } from '../words/words.tsx';

const NEW_WORDS = {
  story: 'newStory',
  member: 'newMember',
  resource: 'newResource',
  document: 'newDocument',
} as const satisfies Record<NewKind, WordKey>;

const isNewKind = (kind: ItemKind): kind is NewKind => Object.hasOwn(NEW_WORDS, kind);

/** A button that starts a story, a colleague, a tip or a document from its name, and opens its editor. */
export function NewItem({ kind }: { kind: ItemKind }) {
  const { api, choices, reload } = useDesk();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState('');
  const [section, setSection] = useState(choices.sections[0]?.id ?? '');
  const [problem, setProblem] = useState('');
  const id = useId();
  if (!isNewKind(kind)) return null;

  const create = async () => {
    if (slugOf(name) === '') return;
    const { file, value } = newItem(kind, { name, section, choices, today: new Date() });
    try {
      const edits = Object.entries(value).map(([field, each]: [string, Json]) => ({
        op: 'set' as const,
        path: [field],
        value: each,
      }));
      const response = await api.save({ file, version: null, opened: '', edits });
      if (response.result === 'failed') return setProblem(response.message);
      if (response.result === 'conflict') return setProblem(say('nameTaken'));
      await reload();
      dialog.current?.close();
      location.hash = hrefOf({ screen: 'item', id: file, language: null, path: null });
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : say('serverAway'));
    }
  };

  return (
    <>
      <button type="button" className="button button--main" onClick={() => dialog.current?.showModal()}>
        {say(NEW_WORDS[kind])}
      </button>
      <dialog ref={dialog} className="dialog dialog--small" aria-labelledby={`${id}-title`}>
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <h2 id={`${id}-title`}>{say(NEW_WORDS[kind])}</h2>
          <label htmlFor={`${id}-name`}>{say(kind === 'story' ? 'shortName' : 'name')}</label>
          <input id={`${id}-name`} required value={name} onChange={({ target }) => setName(target.value)} />
          {kind === 'story' && (
            <>
              <label htmlFor={`${id}-section`}>{say('section')}</label>
              <select
                id={`${id}-section`}
                value={section}
                onChange={({ target }) => setSection(target.value)}
              >
                {choices.sections.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
            </>
          )}
          <p role="alert">{problem}</p>
          <DialogActions confirm={say('create')} onCancel={() => dialog.current?.close()} />
        </form>
      </dialog>
    </>
  );
}

type NewOptions = { name: string; section: string; choices: Choices; today: Date };

/** Kinds of items that an editor can create. */
type NewKind = 'story' | 'member' | 'resource' | 'document';

/** Path and first value of a new story, colleague, tip or document. The content check reports the empty fields. */
export function newItem(
  kind: NewKind,
  { name, section, choices, today }: NewOptions,
): { file: string; value: { [field: string]: Json } } {
  const slug = slugOf(name);
  const updated = today.toLocaleDateString('sv');
  const paragraph = { type: 'paragraph', text: '' };
  switch (kind) {
    case 'story':
      return {
        file: `stories/${section}/${slug}/story.json`,
        value: {
          $schema: '../../../schema/story.schema.json',
          ...{ section, slug, label: name, title: [name], summary: '', theme: 'one-photo' },
          topic: choices.topics[0]?.id ?? '',
          author: { name: '', job: '' },
          images: [],
          body: [paragraph, { ...paragraph }],
          updated,
        },
      };
    case 'member':
      return {
        file: `members/${slug}.json`,
        value: {
          $schema: '../schema/member.schema.json',
          ...{ name, job: '', city: '', linked: '', text: '', alt: '', updated },
        },
      };
    case 'resource':
      return {
        file: `resources/${slug}.json`,
        value: {
          $schema: '../schema/resource.schema.json',
          ...{ type: 'resource', name, title: [name], slug, summary: '', media: '', alt: '' },
          text: [paragraph],
          updated,
        },
      };
    case 'document':
      return {
        file: `documents/${slug}.json`,
        value: { key: slug, title: name, lead: '', resources: [], readMore: '' },
      };
  }
}

/** "Été au café!" is `ete-au-cafe` in an address. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9\u0370-\u1fff\u3040-\uffef]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
