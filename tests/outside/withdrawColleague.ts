import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds a colleague to the team of a created site who has withdrawn: the address of their page answers with 410. */
export function withdrawColleague(folder: string): void {
  const content = (file: string) => path.join(folder, 'content', file);
  const sam = JSON.parse(readFileSync(content('members/sam-example.json'), 'utf8'));
  write(content('members/lee-example.json'), { ...sam, name: 'Lee Example' });
  copyFileSync(content('pictures/people/Sam_Example.svg'), content('pictures/people/Lee_Example.svg'));
  const people = ['Alex_Example', 'Sam_Example', 'Lee_Example'].map((person) => ({
    person,
    uses: ['story', 'mention', 'picture', 'team'],
    languages: ['en'],
    until: '2099-12-31',
    ...(person === 'Lee_Example' && { withdrawn: '2026-11-01' }),
  }));
  write(content('consents.json'), { people });
}

const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value, null, 2));
