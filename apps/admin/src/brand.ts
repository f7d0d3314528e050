const { VITE_BRAND_NAME, VITE_BRAND_MARK } = import.meta.env;

/** The brand, from the build's settings. */
export const brand = {
  name: VITE_BRAND_NAME || 'CPD Service',
  ...(VITE_BRAND_MARK && { mark: VITE_BRAND_MARK }),
};
