import { createIcon } from './createIcon.tsx';

/** A house: the overview. */
export const HomeIcon = /* @__PURE__ */ createIcon('M2.25 7.5 8 2.5l5.75 5M3.75 6.5v7h8.5v-7M6.5 13.5V9.75h3v3.75');
/** Head and shoulders: users. */
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 7.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.75 14c.4-2.6 2.4-4 5.25-4s4.85 1.4 5.25 4',
);
/** Lines of text: posts. */
export const FeedIcon = /* @__PURE__ */ createIcon('M2.5 4h11M2.5 8h11M2.5 12h7');
/** A sheet with a seal: certificates. */
export const CertificateIcon = /* @__PURE__ */ createIcon(
  'M6 11H2.75V2.5h10.5V11H12M5.5 5.5h5M9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.75 11.5v3L9 13.6l1.25.9v-3',
);
/** An open book: courses. */
export const CourseIcon = /* @__PURE__ */ createIcon(
  'M8 4C6.5 2.9 4.5 2.6 2 2.75v9.5c2.5-.15 4.5.15 6 1.25 1.5-1.1 3.5-1.4 6-1.25v-9.5C11.5 2.6 9.5 2.9 8 4Zm0 0v9.5',
);
/** A list of choices, one of them ticked: quizzes. */
export const QuizIcon = /* @__PURE__ */ createIcon('M2 4.25 3.25 5.5 5.5 2.75M8 4.25h6M2.5 10h3v3h-3zM8 11.5h6');
/** A question mark in a circle: help. */
export const QuestionIcon = /* @__PURE__ */ createIcon(
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM6.25 6.2a1.8 1.8 0 1 1 2.6 1.6c-.55.3-.85.6-.85 1.2m0 2.2v.1',
);
/** A calendar's sheet: events. */
export const EventIcon = /* @__PURE__ */ createIcon('M2.5 3.5h11v10h-11zM2.5 6.75h11M5.5 2v2.5M10.5 2v2.5');
/** Two sliders: settings. */
export const SettingIcon = /* @__PURE__ */ createIcon(
  'M2.5 5h5M11.5 5h2M2.5 11h2M8.5 11h5M9.5 6.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM6.5 12.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
);
/** A half-filled circle: light and dark. */
export const ThemeIcon = /* @__PURE__ */ createIcon(
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 2v12M8 4.5l4.5 1M8 8h6M8 11.5l4.5-1',
);
/** An arrow out of a door: sign out. */
export const SignOutIcon = /* @__PURE__ */ createIcon('M6.5 2.5h-4v11h4M6.5 8h7M10.5 5l3 3-3 3', {
  isDirectional: true,
});
/** A key: the password. */
export const KeyIcon = /* @__PURE__ */ createIcon(
  'M5.25 13.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM7.2 8.8l6.3-6.3M11.3 4.7l1.9 1.9',
);
export const KeyboardIcon = /* @__PURE__ */ createIcon(
  'M1.75 4h12.5v8H1.75zM4.5 6.5v.01M8 6.5v.01M11.5 6.5v.01M5 9.5h6',
);
