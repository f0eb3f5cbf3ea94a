import type { Comment } from '../../team/teamProtocol.ts';
import { useWords } from '../words/words.tsx';

type CommentListProps = {
  comments: readonly Comment[];
  /** Returns the place of a comment in words. */
  placeOf: (comment: Comment) => string;
  /** Returns the address of the field of a comment; left out where a press goes there. */
  hrefOf?: (comment: Comment) => string;
  onGo?: (comment: Comment) => void;
  onSettle: (number: number, isDone: boolean) => void;
};

/** Comments with their fields, the open ones first. */
export function CommentList({ comments, placeOf, hrefOf, onGo, onSettle }: CommentListProps) {
  const { say, date } = useWords();
  if (comments.length === 0) return <p>{say('noComments')}</p>;
  return (
    <ul className="comments">
      {comments
        .toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || b.number - a.number)
        .map((comment) => (
          <li key={comment.number} data-done={comment.isDone || undefined}>
            <p>{comment.text}</p>
            <small>
              {[comment.by || say('theDesk'), date(comment.at), placeOf(comment)].filter(Boolean).join(', ')}
            </small>
            <div>
              {hrefOf && (
                <a className="button button--small" href={hrefOf(comment)}>
                  {say('toField')}
                </a>
              )}
              {onGo && (
                <button type="button" className="button button--small" onClick={() => onGo(comment)}>
                  {say('toField')}
                </button>
              )}
              <button
                type="button"
                className="button button--small"
                onClick={() => onSettle(comment.number, !comment.isDone)}
              >
                {say(comment.isDone ? 'unsettle' : 'settle')}
              </button>
            </div>
          </li>
        ))}
    </ul>
  );
}
