import '@naungan/storefront/tag';
