// Written by `node tools/writeNameFaces.ts` from the font files.
export const alphabets = [
  {
    "font": "@fontsource/sarabun",
    "file": "sarabun-latin-600-normal",
    "characters": "20-7e,a1-ac,ae-ff,131,152-153,2bb-2bc,2c6,2da,2dc,300-301,303-304,308-309,323,2013-2014,2018-201a,201c-201e,2022,2026,2032-2033,2039-203a,2044,20ac,2122,2191,2193,2212,2215"
  },
  {
    "font": "@fontsource/sarabun",
    "file": "sarabun-latin-ext-600-normal",
    "characters": "20,100-130,132-151,154-17e,18f,192,1a0-1a1,1af-1b0,1cd-1dc,1e6-1e7,1fa-1ff,218-21b,237,251,259,2bc,2be-2bf,2c7-2cc,2dd,300-301,303-304,308-309,323,1e0c-1e0f,1e20-1e21,1e24-1e25,1e2a-1e2b,1e36-1e3b,1e42-1e49,1e5a-1e63,1e6c-1e6f,1e80-1e85,1e8e-1e8f,1e92-1e93,1e97,1e9e,1ef2-1ef9,2020,20a1,20a4,20a6-20a7,20ab,20b1-20b2,20b5,20b9-20ba,20bd,2113"
  },
  {
    "font": "@fontsource/sarabun",
    "file": "sarabun-vietnamese-600-normal",
    "characters": "20,102-103,110-111,128-129,168-169,1a0-1a1,1af-1b0,300-301,303-304,308-309,323,1ea0-1ef9,20ab"
  },
  {
    "font": "@fontsource/sarabun",
    "file": "sarabun-thai-600-normal",
    "characters": "20,2bc,303,331,e01-e3a,e3f-e5b"
  },
  {
    "font": "@fontsource/noto-sans",
    "file": "noto-sans-cyrillic-600-normal",
    "characters": "20,301,400-45f,490-491,4b0-4b1,2116"
  },
  {
    "font": "@fontsource/noto-sans",
    "file": "noto-sans-greek-600-normal",
    "characters": "20,370-377,37a-37f,384-38a,38c,38e-3a1,3a3-3e1,3f0-3ff"
  },
  {
    "font": "@fontsource/noto-sans",
    "file": "noto-sans-cyrillic-ext-600-normal",
    "characters": "20,460-48f,492-4af,4b2-52f,1c80-1c88,20b4,2de0-2dff,a640-a69f,fe2e-fe2f"
  },
  {
    "font": "@fontsource/noto-sans",
    "file": "noto-sans-greek-ext-600-normal",
    "characters": "20,1f00-1f15,1f18-1f1d,1f20-1f45,1f48-1f4d,1f50-1f57,1f59,1f5b,1f5d,1f5f-1f7d,1f80-1fb4,1fb6-1fc4,1fc6-1fd3,1fd6-1fdb,1fdd-1fef,1ff2-1ff4,1ff6-1ffe"
  },
  {
    "font": "@fontsource/noto-sans",
    "file": "noto-sans-latin-ext-600-normal",
    "characters": "20,100-130,132-151,154-2ba,2bc-2c5,2c7-2cc,2ce-2d7,2dd-301,303-304,308-309,323,329,1d00-1dbf,1e00-1e9f,1ef2-1eff,2020,20a0-20ab,20ad-20c0,2113,2c60-2c7f,a720-a7ca,a7d0-a7d1,a7d3,a7d5-a7d9,a7f2-a7ff"
  },
  {
    "font": "@fontsource/noto-sans-arabic",
    "file": "noto-sans-arabic-arabic-600-normal",
    "characters": "20,600-61b,61d-6ff,750-77f,870-88e,890-891,898-8e1,8e3-8ff,2010-2011,204f,2e41,fb50-fbc2,fbd3-fd8f,fd92-fdc7,fdcf,fdf0-fdff,fe70-fe74,fe76-fefc,10efd-10eff"
  },
  {
    "font": "@fontsource/noto-sans-armenian",
    "file": "noto-sans-armenian-armenian-600-normal",
    "characters": "20,2d,308,531-556,559-58a,58d-58f,2010,2024,25cc,fb13-fb17"
  },
  {
    "font": "@fontsource/noto-sans-bengali",
    "file": "noto-sans-bengali-bengali-600-normal",
    "characters": "20,2bc,951-952,964-965,980-983,985-98c,98f-990,993-9a8,9aa-9b0,9b2,9b6-9b9,9bc-9c4,9c7-9c8,9cb-9ce,9d7,9dc-9dd,9df-9e3,9e6-9fe,1cd0,1cd2,1cd5-1cd6,1cd8,1ce1,1cea,1ced,1cf2,1cf5-1cf7,20b9,25cc,a8f1"
  },
  {
    "font": "@fontsource/noto-sans-devanagari",
    "file": "noto-sans-devanagari-devanagari-600-normal",
    "characters": "20,2bc,900-97f,1cd0-1cf6,1cf8-1cf9,20b9,20f0,25cc,a830-a839,a8e0-a8ff,11b00-11b09"
  },
  {
    "font": "@fontsource/noto-sans-ethiopic",
    "file": "noto-sans-ethiopic-ethiopic-600-normal",
    "characters": "20,30e,1200-1248,124a-124d,1250-1256,1258,125a-125d,1260-1288,128a-128d,1290-12b0,12b2-12b5,12b8-12be,12c0,12c2-12c5,12c8-12d6,12d8-1310,1312-1315,1318-135a,135d-137c,1380-1399,2d80-2d96,2da0-2da6,2da8-2dae,2db0-2db6,2db8-2dbe,2dc0-2dc6,2dc8-2dce,2dd0-2dd6,2dd8-2dde,ab01-ab06,ab09-ab0e,ab11-ab16,ab20-ab26,ab28-ab2e,1e7e0-1e7e6,1e7e8-1e7eb,1e7ed-1e7ee,1e7f0-1e7fe"
  },
  {
    "font": "@fontsource/noto-sans-georgian",
    "file": "noto-sans-georgian-georgian-600-normal",
    "characters": "20,b7,589,10a0-10c5,10c7,10cd,10d0-10ff,1c90-1cba,1cbd-1cbf,2d00-2d25,2d27,2d2d"
  },
  {
    "font": "@fontsource/noto-sans-gujarati",
    "file": "noto-sans-gujarati-gujarati-600-normal",
    "characters": "20,951-952,964-965,a81-a83,a85-a8d,a8f-a91,a93-aa8,aaa-ab0,ab2-ab3,ab5-ab9,abc-ac5,ac7-ac9,acb-acd,ad0,ae0-ae3,ae6-af1,af9-aff,20b9,25cc,a830-a839"
  },
  {
    "font": "@fontsource/noto-sans-gurmukhi",
    "file": "noto-sans-gurmukhi-gurmukhi-600-normal",
    "characters": "20,951-952,964-965,a01-a03,a05-a0a,a0f-a10,a13-a28,a2a-a30,a32-a33,a35-a36,a38-a39,a3c,a3e-a42,a47-a48,a4b-a4d,a51,a59-a5c,a5e,a66-a76,20b9,25cc,262c,a830-a839"
  },
  {
    "font": "@fontsource/noto-sans-hebrew",
    "file": "noto-sans-hebrew-hebrew-600-normal",
    "characters": "20,2d,307-308,591-5c7,5d0-5ea,5ef-5f4,2010,20aa,25cc,fb1d-fb36,fb38-fb3c,fb3e,fb40-fb41,fb43-fb44,fb46-fb4f"
  },
  {
    "font": "@fontsource/noto-sans-kannada",
    "file": "noto-sans-kannada-kannada-600-normal",
    "characters": "20,951-952,964-965,c80-c8c,c8e-c90,c92-ca8,caa-cb3,cb5-cb9,cbc-cc4,cc6-cc8,cca-ccd,cd5-cd6,cdd-cde,ce0-ce3,ce6-cef,cf1-cf3,1cd0,1cd2,1cda,1cf2,1cf4,20b9,25cc,a830-a835"
  },
  {
    "font": "@fontsource/noto-sans-khmer",
    "file": "noto-sans-khmer-khmer-600-normal",
    "characters": "20-5f,61-7e,ab,bb,1780-17b3,17b6-17dd,17e0-17e9,17f0-17f9,19e0-19ff,25cc"
  },
  {
    "font": "@fontsource/noto-sans-lao",
    "file": "noto-sans-lao-lao-600-normal",
    "characters": "20,e81-e82,e84,e86-e8a,e8c-ea3,ea5,ea7-ebd,ec0-ec4,ec6,ec8-ece,ed0-ed9,edc-edf,25cc"
  },
  {
    "font": "@fontsource/noto-sans-malayalam",
    "file": "noto-sans-malayalam-malayalam-600-normal",
    "characters": "20,307,323,951-952,964-965,d00-d0c,d0e-d10,d12-d44,d46-d48,d4a-d4f,d54-d63,d66-d7f,1cda,20b9,25cc,a830-a832"
  },
  {
    "font": "@fontsource/noto-sans-myanmar",
    "file": "noto-sans-myanmar-myanmar-600-normal",
    "characters": "20,1000-109f,25cc,a92e,a9e0-a9fe,aa60-aa7f"
  },
  {
    "font": "@fontsource/noto-sans-sinhala",
    "file": "noto-sans-sinhala-sinhala-600-normal",
    "characters": "20,964-965,d81-d83,d85-d96,d9a-db1,db3-dbb,dbd,dc0-dc6,dca,dcf-dd4,dd6,dd8-ddf,de6-def,df2-df4,25cc,111e1-111f4"
  },
  {
    "font": "@fontsource/noto-sans-tamil",
    "file": "noto-sans-tamil-tamil-600-normal",
    "characters": "20,964-965,b82-b83,b85-b8a,b8e-b90,b92-b95,b99-b9a,b9c,b9e-b9f,ba3-ba4,ba8-baa,bae-bb9,bbe-bc2,bc6-bc8,bca-bcd,bd0,bd7,be6-bfa,20b9,25cc"
  },
  {
    "font": "@fontsource/noto-sans-telugu",
    "file": "noto-sans-telugu-telugu-600-normal",
    "characters": "20,951-952,964-965,c00-c0c,c0e-c10,c12-c28,c2a-c39,c3c-c44,c46-c48,c4a-c4d,c55-c56,c58-c5a,c5d,c60-c63,c66-c6f,c77-c7f,1cda,1cf2,25cc"
  }
] as const;
