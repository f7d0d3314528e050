import { expect, type Locator, type Page } from '@playwright/test';

/** The notice of a document whose scripts do not come. */
function slowLoadNotice(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'This page is taking longer than usual.' });
}

/** Expects the notice once ten seconds have passed and not before, without waiting for them. */
export async function expectSlowLoadNotice(page: Page): Promise<Locator> {
  const notice = slowLoadNotice(page);
  const passed = (ms: number) =>
    page.locator('#slow-load-notice').evaluate((element, time) => {
      const animations = element.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return animations.length;
    }, ms);
  await expect.poll(() => passed(9_999)).toBe(1);
  await expect(notice).toBeHidden();
  await passed(10_001);
  await expect(notice).toBeVisible();
  return notice;
}
