import { content } from 'virtual:storybook/content';
import { deck } from '@tamarack-lowe/stories';
import { Figure } from '@tamarack-lowe/ui/figure';
import { found } from '../pages/found.ts';
import { FoundationPage } from './FoundationPage.tsx';

function Pictures() {
  const scenes = found(deck.discover?.student).slides.flatMap(({ circles }) =>
    circles.filter(({ media }) => media.startsWith('scenes/')),
  );
  const once = [...new Map(scenes.map((circle) => [circle.media, circle])).values()];
  return (
    <FoundationPage
      title="Pictures"
      lead="One language: cut paper with a printed grain. Photos are perfect circles; the tree is wobbly, people are in focus."
    >
      <section className="storybook-section">
        <h2>People, cropped around the eyes</h2>
        <ul className="storybook-pictures">
          {content.en.team.map(({ slug, name, picture, alt }) => (
            <li key={slug}>
              <Figure picture={picture} alt={alt} seed={name} sizes="160px">
                {name}
              </Figure>
            </li>
          ))}
        </ul>
      </section>
      <section className="storybook-section">
        <h2>Scenes, cropped around their focal point</h2>
        <ul className="storybook-pictures">
          {once.map(({ media, picture }) => (
            <li key={media}>
              <Figure picture={picture} alt="" seed={media} sizes="160px">
                <code>{media}</code>
              </Figure>
            </li>
          ))}
        </ul>
      </section>
      <section className="storybook-section">
        <h2>Missing: rings turned by the name</h2>
        <ul className="storybook-pictures">
          {content.en.team.slice(0, 6).map(({ slug, name }) => (
            <li key={slug}>
              <Figure alt={name} seed={name}>
                {name}
              </Figure>
            </li>
          ))}
        </ul>
      </section>
    </FoundationPage>
  );
}

export default { title: 'Foundations/Pictures', parameters: { layout: 'fullscreen' }, render: Pictures };

export const Default = {};
