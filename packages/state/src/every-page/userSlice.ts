import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { USER_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import { DEFAULT_USER_TYPE } from '../constants.ts';
import { cleanName } from '../visit/cleanName.ts';
import {
  nameEntered,
  nameForgotten,
  userTypeChangedElsewhere,
  visitForgotten,
  visitorTypeChosen,
  visitRestored,
} from '../visit/visitEvents.ts';

/** Who the visitor is, as far as they told us. */
export type UserState = {
  /** First name, empty until given. */
  name: string;
  type: VisitorType;
};

const initialState: UserState = { name: '', type: DEFAULT_USER_TYPE };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(nameEntered, (user, { payload }) => {
        user.name = cleanName(payload) ?? user.name;
      })
      .addCase(nameForgotten, (user) => {
        user.name = '';
      })
      .addCase(visitForgotten, () => initialState)
      .addCase(visitRestored, (user, { payload }) => {
        user.name ||= cleanName(payload.name) ?? '';
        user.type = payload.type ?? user.type;
      })
      .addMatcher(isAnyOf(visitorTypeChosen, userTypeChangedElsewhere), (user, { payload }) => {
        user.type = payload.type;
      });
  },
  selectors: {
    selectUserName: (user) => user.name,
    selectUserType: (user) => user.type,
    /** What the visitor type changes besides content: colour and the e-content link. */
    selectUserTypeConfiguration: (user) => USER_TYPES[user.type],
  },
});
