import { STORAGE_NAMES } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createVisitStorage as createStorage, type StorageLike } from './storage.ts';
import { createMemoryStorage } from './testing/createMemoryStorage.ts';
import { VISITOR_TYPES } from './testing/makeStoreSite.ts';

const createVisitStorage = (source: Parameters<typeof createStorage>[0]) =>
  createStorage(source, { storage: STORAGE_NAMES, visitorTypes: VISITOR_TYPES });

const throwing = () => {
  throw new DOMException('denied');
};

it('keeps raw strings under the three keys', () => {
  const memory = createMemoryStorage();
  const storage = createVisitStorage(memory);
  storage.writeName('Amara');
  storage.writeType('experienced');
  storage.writeNotice();

  expect(memory.all()).toEqual({ userName: 'Amara', userType: 'experienced', gdpr: 'true' });
  expect([storage.readName(), storage.readType(), storage.readNotice()]).toEqual([
    'Amara',
    'experienced',
    true,
  ]);
});

it('forgets name and type, and keeps what is the browser’s', () => {
  const memory = createMemoryStorage({
    userName: 'Amara',
    userType: 'experienced',
    gdpr: 'true',
    storyTurn: '2',
  });
  const storage = createVisitStorage(memory);
  storage.forget();
  expect([storage.readName(), storage.readType(), storage.readNotice(), storage.readTurn()]).toEqual([
    null,
    null,
    true,
    2,
  ]);
  expect(memory.all()).toEqual({ userName: '', userType: '', gdpr: 'true', storyTurn: '2' });
});

it('keeps a name of one character under a key of its own, and one name in all', () => {
  const memory = createMemoryStorage();
  const storage = createVisitStorage(memory);
  for (const name of ['李', 'Amara', 'É', 'E\u0301', '李明']) {
    storage.writeName(name);
    expect(storage.readName()).toBe(name);
    expect(Object.values(memory.all()).filter((value) => value !== '')).toEqual([name]);
  }
  storage.writeName('O');
  storage.forget();
  expect(storage.readName()).toBeNull();
  expect(memory.all()).toEqual({ userInitial: '', userName: '', userType: '' });
});

it('keeps a short name in memory when the storage is absent, blocked or full, and forgets it there', () => {
  const full = { getItem: () => null, setItem: throwing };
  const old = { getItem: (key: string) => (key === 'userName' ? 'Amara' : null), setItem: throwing };
  for (const source of [null, throwing, full, old]) {
    const storage = createVisitStorage(source);
    storage.writeName('É');
    expect(storage.readName()).toBe('É');
    storage.writeName('Amara');
    expect(storage.readName()).toBe('Amara');
    storage.writeName('O');
    storage.forgetName();
    expect(storage.readName()).toBeNull();
  }
});

it('makes room before it writes: a storage that is full of a long name takes a short one', () => {
  const memory = createMemoryStorage({ userName: 'Maximiliane' });
  const size = () => Object.values(memory.all()).join('').length;
  const storage = createVisitStorage({
    getItem: memory.getItem,
    setItem: (key, value) => {
      if (size() - (memory.getItem(key) ?? '').length + value.length > 11) throwing();
      memory.setItem(key, value);
    },
  });
  storage.writeName('É');
  expect(memory.all()).toEqual({ userName: '', userInitial: 'É' });
});

it('reads no name under the wrong key, and no invisible one', () => {
  const read = (entries: Record<string, string>) =>
    createVisitStorage(createMemoryStorage(entries)).readName();
  expect(read({ userInitial: 'É' })).toBe('É');
  expect(read({ userInitial: ' É\u200B' })).toBe('É');
  expect(read({ userName: 'Amara', userInitial: 'É' })).toBe('Amara');
  expect(read({ userName: 'A', userInitial: 'É' })).toBe('É');
  for (const userInitial of ['', 'Amara', '\u200B', '\u3164', '.', '\u0301', '\uD800'])
    expect(read({ userInitial }), JSON.stringify(userInitial)).toBeNull();
});

it('counts choices, and starts again from an invalid value', () => {
  const memory = createMemoryStorage();
  const storage = createVisitStorage(memory);
  expect([storage.readTurn(), storage.nextTurn(), storage.nextTurn(), storage.readTurn()]).toEqual([
    0, 1, 2, 2,
  ]);
  expect(memory.all()).toEqual({ storyTurn: '2' });
  for (const storyTurn of ['', 'often', '-1', '1e99', '2147483648', 'Infinity', 'NaN', '0.5', '{}'])
    expect(createVisitStorage(createMemoryStorage({ storyTurn })).nextTurn(), storyTurn).toBe(1);
});

it('counts on in memory when the storage is absent, blocked or full', () => {
  const full = { getItem: () => null, setItem: throwing };
  for (const source of [null, throwing, full]) {
    const storage = createVisitStorage(source);
    expect([storage.nextTurn(), storage.nextTurn(), storage.readTurn()]).toEqual([1, 2, 2]);
  }
});

it('remembers nothing at first', () => {
  const storage = createVisitStorage(createMemoryStorage());
  expect([storage.readName(), storage.readType(), storage.readNotice()]).toEqual([null, null, false]);
});

it('takes any non-empty flag as dismissed', () => {
  const flags = ['0', 'false', ' ', 'yes', ''];
  expect(flags.map((gdpr) => createVisitStorage(createMemoryStorage({ gdpr })).readNotice())).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('reads no type but the two', () => {
  const types = [
    'student',
    'experienced',
    'recruit',
    'Student',
    '',
    's',
    'constructor',
    '"student"',
    'student ',
  ];
  expect(types.map((userType) => createVisitStorage(createMemoryStorage({ userType })).readType())).toEqual([
    'student',
    'experienced',
    ...Array(7).fill(null),
  ]);
});

it('goes on in memory when the mention of the storage throws', () => {
  const storage = createVisitStorage(throwing);
  storage.writeName('Amara');
  storage.writeType('experienced');
  storage.writeNotice();
  expect([storage.readName(), storage.readType(), storage.readNotice()]).toEqual([
    'Amara',
    'experienced',
    true,
  ]);
});

it('goes on in memory when there is no storage', () => {
  const storage = createVisitStorage(null);
  expect(storage.readType()).toBeNull();
  storage.writeType('experienced');
  expect(storage.readType()).toBe('experienced');
});

it('goes on in memory when the storage is full, and returns to it when there is room', () => {
  const memory = createMemoryStorage({ userType: 'student' });
  let full = true;
  const storage = createVisitStorage({
    getItem: memory.getItem,
    setItem: (key, value) => (full ? throwing() : memory.setItem(key, value)),
  });
  storage.writeType('experienced');
  expect(memory.all()).toEqual({ userType: 'student' });
  expect(storage.readType()).toBe('experienced');

  full = false;
  storage.writeType('experienced');
  memory.setItem('userType', 'student');
  expect(storage.readType()).toBe('student');
});

it('survives a storage that lies about what it holds', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const storage = createVisitStorage({
        getItem: () => value,
        setItem: throwing,
      } as unknown as StorageLike);
      const name = storage.readName();
      expect(name === null || ([...name].length >= 1 && [...name].length <= 80)).toBe(true);
      expect([null, 'student', 'experienced']).toContain(storage.readType());
      expect(storage.readNotice()).toBe(typeof value === 'string' && value !== '');
    }),
  );
});
