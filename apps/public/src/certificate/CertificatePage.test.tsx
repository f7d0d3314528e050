import { certificateFixture } from '@cpd/api/certificates/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { CertificatePage } from './CertificatePage.tsx';

const image = () => screen.getByRole('img', { name: /^Certificate/ });

describe('the certificate page', () => {
  test('the certificate page shows the image of the id', async () => {
    await openPage(<CertificatePage id="c/1" />);
    expect(image().getAttribute('src')).toBe('http://fake.test/v1/certificate/preview/c%2F1');
  });

  test('the certificate page says that the image is missing, in the tab too', async () => {
    await openPage(<CertificatePage id="c1" />);
    fireEvent.error(image());
    expect(screen.getByRole('heading', { name: 'Data Not Found.' })).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Certificate/ })).toBeNull();
    expect(document.title).toBe('Data Not Found. · CPD Service');
  });

  test('the certificate page shows its selected address if the browser does not let it share', async () => {
    await openPage(<CertificatePage id="c1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect([link.value, link.selectionEnd]).toEqual([window.location.href, window.location.href.length]);
    expect(document.activeElement).toBe(link);
    expect(screen.getByText('Not copied. Press Ctrl+C.')).toBeDefined();
  });

  test('the certificate page offers to print once the image is loaded', async () => {
    await openPage(<CertificatePage id="c1" />);
    const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });
    expect(print.disabled).toBe(true);
    fireEvent.load(image());
    expect(print.disabled).toBe(false);
  });

  test('the certificate page shows the record below the image', async () => {
    await openPage(<CertificatePage id="c1" />);
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['HolderAda Lovelace', 'GroupAcute Care', 'Date1 March 2026', 'Number2026-000017']);
    expect(screen.getByText('Valid')).toBeDefined();
  });

  test('the certificate page of a replaced certificate leads to its successor', async () => {
    const fake = new FakeApi();
    const record = certificateFixture({ withdrawnAt: '2026-05-02T09:00:00.000Z', successor: 'c/2', downloads: [] });
    fake.fail('GET /v1/certificate/', { response: record });
    await openPage(<CertificatePage id="c1" />, fake);
    const link = await screen.findByRole('link', { name: 'See the certificate that replaces it' });
    expect(link.getAttribute('href')).toBe('/public/certificate/c%2F2');
  });

  test('the certificate page shows only the image if the server has no records, without a request', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('certificate-records');
    await openPage(<CertificatePage id="c1" />, fake);
    expect(image()).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Record' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(fake.requests.map(({ name }) => name)).toEqual(['GET /v1/capabilities']);
  });

  test.each([
    ['Asia/Bangkok', 'Date1 January 2026'],
    ['America/New_York', 'Date31 December 2025'],
    ['Mars/Olympus', 'Date31 December 2025'],
    [undefined, 'Date31 December 2025'],
  ])('the certificate page shows the date in the time zone %s of the record', async (timeZone, date) => {
    const fake = new FakeApi();
    const record = { ...certificateFixture({ issuedAt: '2025-12-31T20:00:00.000Z' }), timeZone };
    fake.fail('GET /v1/certificate/', { response: record });
    await openPage(<CertificatePage id="c1" />, fake);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toContain(date);
  });

  test.each([
    ['that fails', { status: 500 }, 'The record of this certificate could not be loaded.'],
    ['with an invalid record', { response: { _id: 'c1', issuedAt: 'yesterday' } }, /could not be loaded/],
  ])('the certificate page shows the image alone on a server %s', async (_, fault, words) => {
    const fake = new FakeApi();
    fake.fail('GET /v1/certificate/', fault);
    const { dialogs } = await openPage(<CertificatePage id="c1" />, fake);
    expect(image()).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Record' })).toBeNull();
    expect(screen.getByText(words)).toBeDefined();
    expect(dialogs.current).toBeUndefined();
  });
});
