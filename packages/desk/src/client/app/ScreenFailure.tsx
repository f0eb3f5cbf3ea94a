import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

type Props = { children: ReactNode };

/** Says what to do when a screen cannot be rendered. Without it the desk would be a blank page, though every word is kept. */
export class ScreenFailure extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { say } = useWords();
  return (
    <main className="page">
      <h1>{say('failed')}</h1>
      <p role="alert">{say('failedHelp')}</p>
      <button type="button" className="button button--main" onClick={() => location.reload()}>
        {say('loadAgain')}
      </button>
    </main>
  );
}
