import { openScreen, screenTitled } from './adminScreens.ts';
import { mutationFaults } from './faults.ts';
import { expect, expireAccessToken, test } from './test.ts';

// One form; app tests check the others.
test('what is typed into the course form outlives every failure and a 401 in the middle of Save', async ({
  signedIn: page,
}) => {
  await openScreen(page, screenTitled('Edit course'));
  const field = page.getByLabel('Title');
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await field.fill('Typed into a course');
  for (const { name, fulfill, message } of mutationFaults) {
    await page.route('**/v1/course', fulfill);
    await save.click();
    await expect(dialog, name).toContainText(message);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(field, name).toHaveValue('Typed into a course');
    await page.unroute('**/v1/course');
  }

  await expireAccessToken(page);
  await save.click();
  await expect(page).toHaveURL(/\/course$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
