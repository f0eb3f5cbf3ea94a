import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldPath } from '../../protocol.ts';
import type { Proposal } from '../../team/teamProtocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { placeText } from '../app/itemNames.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { useWords } from '../words/words.tsx';
import { CommentList } from './CommentList.tsx';
import { createTeamApi } from './teamApi.ts';

type ProposalCommentsProps = {
  /** Field that the editor is in. */
  field: { file: string; path: FieldPath } | null;
  onGo: (path: FieldPath) => void;
};

/** Comments on the fields of an item, in the desk of a proposal; nothing in the desk of a single editor. */
export function ProposalComments({ field, onGo }: ProposalCommentsProps) {
  const { session } = useDesk();
  const { item, source } = useEditing();
  const { language, say, languageName, field: wordsOf } = useWords();
  const [comments, setComments] = useState<Proposal['comments']>([]);
  const [problem, setProblem] = useState('');
  const api = useMemo(() => createTeamApi(language, say('serverAway')), [language, say]);
  const { proposal, token = '' } = session;
  const id = proposal?.id;

  const show = useCallback(async (work: Promise<Proposal>) => {
    try {
      setComments((await work).comments);
      setProblem('');
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  }, []);
  useEffect(() => {
    if (id !== undefined) void show(api.proposal(id));
  }, [api, id, show]);
  if (id === undefined) return null;

  const files = new Set(item.files.map(({ file }) => file));
  const place = field ?? { file: source.file, path: [] };
  const placeOf = ({ file, path }: Proposal['comments'][number]) => {
    const own = item.files.find((each) => each.file === file)?.language;
    return placeText(
      own !== undefined && item.files.length > 1 && languageName(own),
      path.length > 0 && wordsOf(item.summary.kind, path).label,
    );
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '');
    if (await show(api.comment(token, id, { ...place, text }))) form.reset();
  };
  return (
    <details className="proposal-comments">
      <summary>
        {say('comments')}{' '}
        <span className="badge">
          {comments.filter(({ file, isDone }) => files.has(file) && !isDone).length}
        </span>
      </summary>
      <CommentList
        comments={comments.filter(({ file }) => files.has(file))}
        placeOf={placeOf}
        onGo={({ path }) => onGo(path)}
        onSettle={(number, isDone) => void show(api.settle(token, id, number, isDone))}
      />
      <form onSubmit={(event) => void send(event)}>
        <label>
          {place.path.length === 0
            ? say('commentItem')
            : say('commentAt', { field: wordsOf(item.summary.kind, place.path).label })}
          <textarea name="text" required maxLength={4000} rows={2} />
        </label>
        <button type="submit" className="button">
          {say('send')}
        </button>
        <p role="alert">{problem}</p>
      </form>
    </details>
  );
}
