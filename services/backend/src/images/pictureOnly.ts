/** A content security policy under which nothing runs or loads, should a browser ever take a picture for a page. */
export const PICTURE_ONLY = "default-src 'none'; sandbox; frame-ancestors 'none'";
