#!/bin/sh
weed shell -master=store:9333 <<COMMANDS
s3.bucket.create -name mahnwerk
s3.configure -user mahnwerk -access_key $S3_ACCESS_KEY -secret_key $S3_SECRET_KEY -buckets mahnwerk -actions Read,Write,List,Tagging -apply
COMMANDS
