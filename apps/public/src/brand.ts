const { VITE_BRAND_NAME, VITE_BRAND_MARK } = import.meta.env;

/** Whose product this is, from the settings of the build. */
export const brand = {
  name: VITE_BRAND_NAME || 'CPD Service',
  ...(VITE_BRAND_MARK && { mark: VITE_BRAND_MARK }),
};
