/**
 * Output module of speech-dispatcher that writes down what it is asked to say, a line for each utterance, and has said it at
 * once. It takes the place of a synthesizer, so that no sound card is needed. Argument: the file of words.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , words] = process.argv;
if (!words) throw new Error('Say where to write the words: speechModule.ts FILE');

type Reply = { begin: string; end: readonly string[] };

const SPOKEN: Reply = {
  begin: '202 OK RECEIVING MESSAGE',
  end: ['200 OK SPEAKING', '701 BEGIN', '702 END'],
};

/** Commands that are followed by lines of data up to a single full stop. */
const WITH_DATA: Readonly<Record<string, Reply>> = {
  SPEAK: SPOKEN,
  CHAR: SPOKEN,
  KEY: SPOKEN,
  AUDIO: { begin: '207 OK RECEIVING AUDIO SETTINGS', end: ['203 OK AUDIO INITIALIZED'] },
  LOGLEVEL: { begin: '207 OK RECEIVING LOGLEVEL SETTINGS', end: ['203 OK LOG LEVEL SET'] },
  SET: { begin: '203 OK RECEIVING SETTINGS', end: ['203 OK SETTINGS RECEIVED'] },
};

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  INIT: ['299-Words are written down', '299 OK LOADED SUCCESSFULLY'],
  'LIST VOICES': ['200-words\ten\tnone', '200 OK VOICE LIST SENT'],
  QUIT: ['210 OK QUIT'],
  STOP: [],
  PAUSE: [],
};

const reply = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Words of a message in SSML. */
const plain = (message: string) =>
  message
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

let command = '';
let data: string[] | null = null;
for await (const line of createInterface({ input: process.stdin })) {
  if (data === null) {
    command = line;
    const withData = WITH_DATA[line];
    if (withData) data = [];
    reply(withData ? [withData.begin] : (COMMANDS[line] ?? ['300 ERR UNKNOWN COMMAND']));
    if (line === 'QUIT') break;
  } else if (line === '.') {
    const said = WITH_DATA[command];
    if (said === SPOKEN) appendFileSync(words, `${plain(data.join(' '))}\n`);
    reply(said?.end ?? []);
    data = null;
  } else data.push(line);
}
