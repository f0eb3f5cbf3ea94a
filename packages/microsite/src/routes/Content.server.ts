export type {
  Content,
  ContentDocument,
  Film,
  Original,
  PageMember,
  PageResource,
  PageStory,
} from '@tamarack-lowe/content-tools';
