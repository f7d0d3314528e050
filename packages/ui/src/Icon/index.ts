export type { IconProps } from './createIcon.tsx';
// Separate from the others, so that a page with only fields does not load them all.
export { ErrorIcon, EyeIcon, EyeOffIcon } from './fieldIcons.tsx';
export {
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CrossIcon,
  DownloadIcon,
  ExternalIcon,
  FitWidthIcon,
  GripIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  UndoIcon,
  WarningIcon,
} from './icons.tsx';
export {
  CertificateIcon,
  CourseIcon,
  EventIcon,
  FeedIcon,
  HomeIcon,
  KeyboardIcon,
  KeyIcon,
  QuestionIcon,
  QuizIcon,
  SettingIcon,
  SignOutIcon,
  ThemeIcon,
  UserIcon,
} from './screenIcons.tsx';
