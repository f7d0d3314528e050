import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CertificatePage } from './CertificatePage.tsx';

afterEach(cleanup);

describe('the certificate page', () => {
  it('shows the image of the id', () => {
    render(<CertificatePage id="c/1" />);
    expect(screen.getByRole('img', { name: /^Certificate/ }).getAttribute('src')).toBe('/v1/certificate/preview/c%2F1');
  });

  it('says so when the image cannot be had', () => {
    render(<CertificatePage id="c1" />);
    fireEvent.error(screen.getByRole('img', { name: /^Certificate/ }));
    expect(screen.getByRole('heading', { name: 'Data Not Found.' })).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Certificate/ })).toBeNull();
  });

  it('offers to print once the image is there', () => {
    render(<CertificatePage id="c1" />);
    const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });
    expect(print.disabled).toBe(true);
    fireEvent.load(screen.getByRole('img', { name: /^Certificate/ }));
    expect(print.disabled).toBe(false);
  });
});
