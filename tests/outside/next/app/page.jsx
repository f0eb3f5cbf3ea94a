import { Circle } from '@tamarack-lowe/ui/circle';
import { Steps } from './Steps.jsx';

export default function Page() {
  return (
    <main>
      <h1>A kit in a page of Next</h1>
      <p data-for="student">For students.</p>
      <p data-for="experienced">For everybody else.</p>
      <Circle circle={{ text: 'A circle drawn on the server', size: 'm', href: '#steps' }} />
      <Steps />
    </main>
  );
}
