import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { readVisitorName, type VisitorType } from '@tamarack-lowe/content-model';
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

/** Who visits. `type`: whom a visitor is taken for until they tell. */
export function makeUserReducer(type: VisitorType) {
  const initialState: UserState = { name: '', type };
  return createReducer(initialState, (builder) => {
    builder
      .addCase(nameEntered, (user, { payload }) => {
        user.name = readVisitorName(payload) ?? user.name;
      })
      .addCase(nameForgotten, (user) => {
        user.name = '';
      })
      .addCase(visitForgotten, () => initialState)
      .addCase(visitRestored, (user, { payload }) => {
        user.name ||= readVisitorName(payload.name) ?? '';
        user.type = payload.type ?? user.type;
      })
      .addMatcher(isAnyOf(visitorTypeChosen, userTypeChangedElsewhere), (user, { payload }) => {
        user.type = payload.type;
      });
  });
}
