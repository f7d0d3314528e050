import { CertificateIcon, CourseIcon, EventIcon, FeedIcon, QuestionIcon, SettingIcon, UserIcon } from '@cpd/ui/Icon';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export interface NavigationIconProps {
  name: NonNullable<ScreenRoute['navigation']>['icon'];
}

/** The icon of a screen, by the name that its route gives. */
export function NavigationIcon({ name }: NavigationIconProps) {
  if (name === 'user') return <UserIcon />;
  if (name === 'feed') return <FeedIcon />;
  if (name === 'certificate') return <CertificateIcon />;
  if (name === 'course') return <CourseIcon />;
  if (name === 'question') return <QuestionIcon />;
  return name === 'event' ? <EventIcon /> : <SettingIcon />;
}
