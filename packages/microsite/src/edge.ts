export * from '@tamarack-lowe/server/edge';
