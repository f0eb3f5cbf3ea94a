import { ArrowList, BulletList, Prose } from './Prose.tsx';

export default { title: 'Campus/Prose', component: Prose };

export const Default = {
  render: () => (
    <Prose>
      <p>
        Plan on 45 minutes with two people. One of them joined in the last three years and will remember{' '}
        <a href="#chair">your exact chair</a>.
      </p>
      <h2>The night before</h2>
      <BulletList
        items={[
          'Choose two stories: one that went well, one that didn’t',
          'Say each one out loud, in under ninety seconds',
        ]}
      />
      <h3>On the day</h3>
      <ArrowList
        items={[
          'Arrive, or log on, ten minutes early. Someone will say hello.',
          'Ask us to repeat a question. We do it to each other.',
        ]}
      />
      <h3>In this order</h3>
      <ol>
        <li>Breathe.</li>
        <li>Say hello.</li>
      </ol>
    </Prose>
  ),
};
export const Lead = {
  render: () => (
    <Prose size="large">
      <p>You already got the interview. We only want to hear how you think.</p>
    </Prose>
  ),
};
