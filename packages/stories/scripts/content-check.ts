import { checkContent } from '../src/check/checkContent.ts';
import { CONTENT_FOLDER } from '../src/contentFolder.ts';

const { complaints, stories, members, resources } = checkContent(CONTENT_FOLDER);
if (complaints.length === 0) {
  console.log(`Content is in order: ${stories} stories, ${members} people, ${resources} resources.`);
} else {
  console.error(complaints.map((complaint) => `• ${complaint}`).join('\n'));
  console.error(
    `\n${complaints.length === 1 ? 'One thing needs' : `${complaints.length} things need`} mending in packages/stories/content.`,
  );
  process.exitCode = 1;
}
